/**
 * The one script that stands in the pages themselves: it asks for the others once the browser says that the page is painted and
 * its leading picture, if it has one, is there, so that what is seen first never waits for what makes it come alive; at once
 * in a tab that nobody looks at, and after three seconds in a browser that says nothing of paint.
 * `data-needs` names them; `data-entry` is the one that starts, when the whole document is there. In every page, so it is short.
 * Of the states of a document only "loading" comes after "l". Content security policies name it by its hash.
 */
export const startAfterPaint =
  '{let d=document,{entry:src,needs}=d.currentScript.dataset,' +
  'add=(name,what)=>d.head.append(Object.assign(d.createElement(name),what)),' +
  'run=()=>add("script",{type:"module",src}),' +
  'ask=()=>{if(needs){for(let href of needs.split(" ' +
  '"))add("link",{rel:"modulepreload",href});needs="";d.readyState>"l"?addEventListener("DOMContentLoaded",run):run()}};' +
  'setTimeout(ask,3e3);' +
  'd.hidden?ask():new PerformanceObserver(()=>d.images.leading?.decode().then(ask,ask)??ask()).observe({type:"paint",buffered:1})}';
