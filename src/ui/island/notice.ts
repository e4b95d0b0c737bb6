import { isReachable } from '#lib/network/is-offline.ts';

/** Shows above an island or a part of a page that it does not work. What was entered in it stays. */
export function showNotice(place: HTMLElement) {
  // A part without buttons, such as a card that tilts, only decorates the page.
  if (!place.querySelector('button') || place.querySelector(':scope > [role=alert]')) return;
  const notice = document.createElement('div');
  notice.role = 'alert';
  notice.append(noticeContent());
  place.prepend(notice);
}

/** The notice in place of a broken island. It works without React, which may be what failed. */
export function noticeContent(): DocumentFragment {
  const template = document.querySelector<HTMLTemplateElement>('template#broken');
  const content = template?.content.cloneNode(true) as DocumentFragment;
  const offline = content.querySelector('[hidden]');
  // The link alone would do nothing at an address with a hash.
  content.querySelector('a')?.addEventListener('click', async (event) => {
    event.preventDefault();
    if (await isReachable()) location.reload();
    // A reload would lead to the browser's error page.
    else offline?.removeAttribute('hidden');
  });
  return content;
}
