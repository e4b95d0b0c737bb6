import { stop } from '../errors.ts';
import { checkCertificate } from './check-certificate.ts';
import { checkContactFile } from './check-contact-file.ts';
import { checkEnquiry } from './check-enquiry.ts';
import { checkPages } from './check-pages.ts';
import { openAddress, reasonOf } from './open-address.ts';

/** Visits the live site without storing anything. Returns a sentence for each fault. */
export async function watch(site: URL): Promise<string[]> {
  try {
    await openAddress(site);
  } catch (error) {
    return [
      `${site.origin} does not answer (${reasonOf(error)}). See Netlify's status, and the domain's DNS records.`,
      // The certificate may be the reason.
      ...(await checkCertificate(site).catch(() => [])),
    ];
  }
  const brokenOff = (error: unknown) => [
    `${site.origin} stopped answering (${reasonOf(error)}). Run the watch again; if that ends in the same way, see Netlify's status.`,
  ];
  const checks = [checkCertificate, checkPages, checkContactFile, checkEnquiry];
  return (await Promise.all(checks.map((check) => check(site).catch(brokenOff)))).flat();
}

if (import.meta.main) {
  const [address = ''] = process.argv.slice(2);
  if (!URL.canParse(address)) stop('Give the address of the live site: npm run watch -- https://…');
  const faults = await watch(new URL(address));
  if (faults.length > 0) stop(faults.join('\n'));
  console.log(`${address} is as it should be.`);
}
