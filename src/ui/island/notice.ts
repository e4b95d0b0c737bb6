/** Says above an island that it does not work, and leaves what was entered in it where it is. */
export function showNotice(island: HTMLElement) {
  if (island.querySelector(':scope > [role=alert]')) return;
  const notice = document.createElement('div');
  notice.role = 'alert';
  notice.append(...noticeContent());
  island.prepend(notice);
}

/** What stands in place of an island that failed: also built without React, which may be what failed. */
export function noticeContent(): HTMLElement[] {
  const title = element('strong', 'Unexpected Application Error!');
  const reload = link('Reload this page', location.href);
  // As a link it would do nothing at an address that names a place of the page.
  reload.addEventListener('click', (event) => {
    event.preventDefault();
    location.reload();
  });
  const ways = element('p', 'This part of the page has stopped working. ');
  ways.append(reload);
  // The footer of every page has the address.
  const address = document.querySelector<HTMLAnchorElement>('footer a[href^="mailto:"]');
  if (address) {
    const email = link(address.textContent, address.href);
    ways.append(' or write to ', email);
  }
  ways.append('.');
  return [title, ways];
}

function element(tag: string, text: string) {
  const created = document.createElement(tag);
  created.textContent = text;
  return created;
}

function link(text: string, href: string) {
  const created = document.createElement('a');
  created.textContent = text;
  created.href = href;
  return created;
}
