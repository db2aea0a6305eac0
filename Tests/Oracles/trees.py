"""Reads documents with ruamel.yaml and writes their trees, with every scalar as text.

In comes a JSON string on each line, one a document. Out comes a line for each: a text as a string, nothing as
null, a list as a list, a map as {"keys": […], "values": […]}, and {"error": "…"} for what is not read.
"""

import json
import sys

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError
from ruamel.yaml.nodes import MappingNode, ScalarNode, SequenceNode


def tree(node):
    if node is None:
        return None
    if isinstance(node, ScalarNode):
        is_nothing = node.style in (None, "") and node.value in ("", "~", "null")
        return None if is_nothing else node.value
    if isinstance(node, SequenceNode):
        return [tree(item) for item in node.value]
    assert isinstance(node, MappingNode)
    if not all(isinstance(key, ScalarNode) for key, _ in node.value):
        return {"error": "a key is no scalar"}
    return {
        "keys": [key.value for key, _ in node.value],
        "values": [tree(value) for _, value in node.value],
    }


def read(document):
    # A reader of its own for each document: one that failed keeps half of it.
    try:
        return tree(YAML(typ="base", pure=True).compose(document))
    except YAMLError as error:
        return {"error": str(error)}
    # A bug of ruamel.yaml is no tree either.
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


for line in sys.stdin:
    print(json.dumps(read(json.loads(line))))
