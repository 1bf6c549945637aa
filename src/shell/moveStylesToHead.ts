/**
 * The style sheet stands inside the built page, behind what is seen first; React knows only what it built itself. A copy
 * in the head takes over before the page comes alive, and the page is never without either.
 */
export async function moveStylesToHead(): Promise<void> {
  const link = document.querySelector('#root link');
  if (!link) return;
  const copy = link.cloneNode() as HTMLLinkElement;
  await new Promise((done) => {
    copy.onload = copy.onerror = done;
    document.head.append(copy);
  });
  link.remove();
}
