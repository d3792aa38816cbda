"""The settings of the engine as the environment gives them."""

import pytest

from lawmage.bridge.engine.settings import Limits, Settings
from lawmage.bridge.errors import InputError


def test_defaults_are_the_documented_ones() -> None:
    settings = Settings.from_environment({})
    assert settings.limits == Limits(inferences=100_000_000, seconds=20.0, stack_bytes=268_435_456)
    assert settings.request_bytes == 4_194_304
    assert 1 <= settings.engines <= 4


def test_every_variable_is_read() -> None:
    settings = Settings.from_environment(
        {
            "LAWMAGE_ENGINES": "3",
            "LAWMAGE_INFERENCES": "1000",
            "LAWMAGE_SECONDS": "0.5",
            "LAWMAGE_STACK_BYTES": "2000000",
            "LAWMAGE_REQUEST_BYTES": "10",
        }
    )
    assert settings == Settings(
        engines=3, limits=Limits(inferences=1000, seconds=0.5, stack_bytes=2_000_000), request_bytes=10
    )


def test_an_empty_variable_means_the_default() -> None:
    assert Settings.from_environment({"LAWMAGE_SECONDS": " "}).limits.seconds == Limits().seconds


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("LAWMAGE_ENGINES", "0", 'LAWMAGE_ENGINES must be a whole number, 1 or more; it is "0".'),
        ("LAWMAGE_ENGINES", "two", 'LAWMAGE_ENGINES must be a whole number, 1 or more; it is "two".'),
        ("LAWMAGE_INFERENCES", "-5", 'LAWMAGE_INFERENCES must be a whole number, 1 or more; it is "-5".'),
        ("LAWMAGE_INFERENCES", "1e6", 'LAWMAGE_INFERENCES must be a whole number, 1 or more; it is "1e6".'),
        ("LAWMAGE_STACK_BYTES", "9", 'LAWMAGE_STACK_BYTES must be a whole number, 1048576 or more; it is "9".'),
        ("LAWMAGE_SECONDS", "0", 'LAWMAGE_SECONDS must be a number of seconds above 0; it is "0".'),
        ("LAWMAGE_SECONDS", "nan", 'LAWMAGE_SECONDS must be a number of seconds above 0; it is "nan".'),
        ("LAWMAGE_SECONDS", "inf", 'LAWMAGE_SECONDS must be a number of seconds above 0; it is "inf".'),
        ("LAWMAGE_SECONDS", "soon", 'LAWMAGE_SECONDS must be a number of seconds above 0; it is "soon".'),
    ],
)
def test_bad_values_name_the_variable(name: str, value: str, message: str) -> None:
    with pytest.raises(InputError) as caught:
        Settings.from_environment({name: value})
    assert caught.value.message == message
    assert caught.value.field == name
