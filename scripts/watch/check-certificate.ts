import { once } from 'node:events';
import { connect } from 'node:tls';

const fewestDays = 30;

/** Finds faults of the certificate. Only a site with https has one. */
export async function checkCertificate(site: URL): Promise<string[]> {
  if (site.protocol !== 'https:') return [];
  const socket = connect({
    host: site.hostname,
    port: Number(site.port || 443),
    servername: site.hostname,
    // So that the reason can be reported.
    rejectUnauthorized: false,
    timeout: 20_000,
  });
  await once(socket, 'secureConnect');
  const { authorized, authorizationError } = socket;
  const end = new Date(socket.getPeerCertificate().valid_to);
  socket.destroy();

  const cure = 'In Netlify, look under Domain management > HTTPS.';
  if (!authorized)
    return [`Browsers refuse the certificate of ${site.host}: ${authorizationError}. ${cure}`];
  const days = Math.floor((end.getTime() - Date.now()) / 86_400_000);
  return days < fewestDays
    ? [`The certificate of ${site.host} ends in ${days} days, and was not renewed. ${cure}`]
    : [];
}
