/**
 * The one script that stands in the pages themselves: it asks for the others once the page is painted, so that what is
 * seen first never waits for what makes it come alive; at once in a tab that nobody looks at, which is not painted. `data-needs` names them, `data-entry` the one that starts.
 * Content security policies name it by its hash.
 */
export const startAfterPaint =
  '{const{entry,needs}=document.currentScript.dataset;' +
  'const add=(name,what)=>document.head.append(Object.assign(document.createElement(name),what));' +
  'const start=()=>{for(const href of needs.split(" "))add("link",{rel:"modulepreload",href});add("script",{type:"module",src:entry})};' +
  'document.hidden?start():requestAnimationFrame(()=>setTimeout(start))}';
