import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server on a host and a port. Port 0 takes any free port. */
export async function listen(host: string, port: number, listener?: RequestListener) {
  const server = createServer(listener).listen(port, host);
  await once(server, 'listening');
  return server;
}

/** Returns the wanted port if it is free. Port 0 finds any free port. */
export async function findPort(host: string, wanted: number): Promise<number> {
  await using server = await listen(host, wanted).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    const message = `Port ${wanted} on ${host} is in use. Stop the program that uses it, then try again.`;
    throw new Error(message, { cause: error });
  });
  return portOf(server);
}

// address() is an object, because the server listens on a port.
export const portOf = (server: Pick<Server, 'address'>) => (server.address() as AddressInfo).port;

export function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
