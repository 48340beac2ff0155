"""pysiaalarm 3.2.2 as a receiver that stores nothing: prints {"port": N} when it listens."""

import asyncio
import json
import sys

from pysiaalarm import CommunicationsProtocol, SIAAccount
from pysiaalarm.aio import SIAClient


async def forget(_event) -> None:
    """Nothing is kept: the library's own speed is what is measured."""


async def main() -> None:
    accounts = [SIAAccount(account) for account in sys.argv[1:]]
    client = SIAClient("127.0.0.1", 0, accounts, forget, protocol=CommunicationsProtocol.TCP)
    await client.async_start(backlog=1024)
    print(json.dumps({"port": client.server.sockets[0].getsockname()[1]}), flush=True)
    await client.server.serve_forever()


asyncio.run(main())
