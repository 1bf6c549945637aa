/**
 * The one script that stands in the pages themselves: it asks for the others once the page is painted, so that what is
 * seen first never waits for what makes it come alive; at once in a tab that nobody looks at, which is not painted.
 * `data-needs` names them; `data-entry` is the one that starts, when the whole document is there. In every page, so it is short.
 * Content security policies name it by its hash.
 */
export const startAfterPaint =
  '{let d=document,{entry:src,needs}=d.currentScript.dataset,' +
  'add=(name,what)=>d.head.append(Object.assign(d.createElement(name),what)),' +
  'run=()=>add("script",{type:"module",src}),' +
  'ask=()=>{for(let href of needs.split(" "))add("link",{rel:"modulepreload",href});d.readyState=="loading"?addEventListener("DOMContentLoaded",run):run()};' +
  'd.hidden?ask():requestAnimationFrame(()=>setTimeout(ask))}';
