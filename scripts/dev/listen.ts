import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** Starts a server on a port of one of this machine's addresses; 0 takes any free port. */
export async function listen(host: string, port: number, listener?: RequestListener) {
  const server = createServer(listener).listen(port, host);
  await once(server, 'listening');
  return server;
}

export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen.');
  return address.port;
}

export function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
