/**
 * Moves the style sheet from the body to the head before hydration: the prerenderer inserts it after the first section,
 * where React does not expect it. The copy is loaded before the original is removed, so that the page stays styled.
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
