import { getOnePage, getOptions, getPage, getRates, listEntries } from '#collections/queries.ts';
import { priceFacts } from '#lib/estimate/estimate.ts';
import { fill } from '#lib/firm/fill.ts';
import { serviceNode } from '#lib/structured-data/entries.ts';

/** What Services shows, section by section. */
export async function getServicesPage() {
  const { title, description, heading, intro, ways, enquire, unfold, buying, closing, button } =
    await getPage('services');
  const services = await listServices();
  return {
    head: { title, description },
    nodes: services.map(serviceNode),
    heading,
    intro,
    rows: { services, ways, enquire, unfold },
    buying,
    onePage: { onePage: await getOnePage(), rates: await getRates() },
    closing,
    button,
  };
}

/** The services, each with the tile of Get Started that is ticked for somebody who asks about it. */
async function listServices() {
  const { needs } = await getOptions();
  const services = fill(await listEntries('services'), priceFacts(await getRates()));
  return services.map((service) => {
    const need = needs.find(({ anchor }) => anchor === service.id);
    if (!need) throw new Error(`content/options.yaml: no need has “anchor: ${service.id}”.`);
    return { ...service, need: need.id };
  });
}
