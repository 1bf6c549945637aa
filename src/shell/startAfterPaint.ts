/**
 * The only inline script. It loads the other scripts once the first paint has happened and the leading image, if any, is
 * decoded, so that they do not compete with what the visitor sees first. In a hidden tab, which is never painted, it
 * loads them at once; in browsers without paint timing, after three seconds.
 * `data-needs` lists scripts to preload; `data-entry` is the entry, run once the document is parsed (`readyState > "l"` is
 * true for "loading" only). Kept short, because it is part of every page. The content security policy allows it by hash.
 */
export const startAfterPaint =
  '{let d=document,{entry:src,needs}=d.currentScript.dataset,' +
  'add=(name,what)=>d.head.append(Object.assign(d.createElement(name),what)),' +
  'run=()=>add("script",{type:"module",src}),' +
  'ask=()=>{if(needs){for(let href of needs.split(" ' +
  '"))add("link",{rel:"modulepreload",href});needs="";d.readyState>"l"?addEventListener("DOMContentLoaded",run):run()}};' +
  'setTimeout(ask,3e3);' +
  'd.hidden?ask():new PerformanceObserver(()=>d.images.leading?.decode().then(ask,ask)??ask()).observe({type:"paint",buffered:1})}';
