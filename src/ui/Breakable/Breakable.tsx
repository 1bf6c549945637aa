import { Fragment } from 'react';

/** Where an address may end a line: after "@" and before each "." behind it, and after each "/" of a web address. */
const places = /(?<=@)|(?<=@\S*)(?=\.\p{L})|(?<=https?:\/\/\S*\/)/u;

/** A text whose e-mail and web addresses end a line in a fitting place where there is no room for all of them. */
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
