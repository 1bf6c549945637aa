import { Fragment } from 'react';

/** Line break opportunities: after "@", before each "." of an e-mail's domain, and after each "/" of a URL. */
const places = /(?<=@)|(?<=@\S*)(?=\.\p{L})|(?<=https?:\/\/\S*\/)/u;

/** A text with `<wbr>` in its e-mail addresses and URLs, so that long ones wrap at sensible places. */
export function Breakable({ text }: { text: string }) {
  let at = 0;
  return text.split(places).map((part) => {
    const key = at;
    at += part.length;
    return (
      <Fragment key={key}>
        {key > 0 && <wbr />}
        {part}
      </Fragment>
    );
  });
}
