/**
 * The one script that stands in the pages themselves: it asks for the others once the browser says that the page is painted, so
 * that what is seen first never waits for what makes it come alive; at once in a tab that nobody looks at, and a second
 * after everything else is there in a browser that says nothing of paint.
 * `data-needs` names them; `data-entry` is the one that starts, when the whole document is there. In every page, so it is short.
 * Content security policies name it by its hash.
 */
export const startAfterPaint =
  '{let d=document,{entry:src,needs}=d.currentScript.dataset,' +
  'add=(name,what)=>d.head.append(Object.assign(d.createElement(name),what)),' +
  'run=()=>add("script",{type:"module",src}),' +
  'ask=()=>{ask=()=>{};for(let href of needs.split(" "))add("link",{rel:"modulepreload",href});d.readyState=="loading"?addEventListener("DOMContentLoaded",run):run()};' +
  'addEventListener("load",()=>setTimeout(()=>ask(),999));' +
  'd.hidden?ask():new PerformanceObserver(()=>ask()).observe({type:"paint",buffered:true})}';
