/** Progress of long work: one line that is rewritten on a terminal, and a line per stage elsewhere. */
export interface Progress {
  /** Ends the current stage and begins another. */
  stage(name: string): void;
  /** How much of the stage is done. */
  step(done: number, total: number): void;
  /** Ends the last stage, and prints the summary with the total time. */
  end(summary: string): void;
}

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

export function makeProgress(output: Output = process.stdout, now: () => number = () => performance.now()): Progress {
  const start = now();
  let [current, since, count, drawn] = ['', start, '', 0];
  const seconds = (from: number) => `${((now() - from) / 1000).toFixed(1)} s`;
  const redraw = (text: string) => output.write(output.isTTY ? `\r\x1b[2K${text}` : text);
  const finish = () => {
    if (current) redraw(`${current}${count} (${seconds(since)})\n`);
  };
  return {
    stage(name) {
      finish();
      [current, since, count] = [name, now(), ''];
      if (output.isTTY) redraw(`${name} …`);
    },
    step(done, total) {
      count = ` ${done} of ${total}`;
      // Ten updates a second are as many as can be read.
      if (!output.isTTY || (done < total && now() - drawn < 100)) return;
      drawn = now();
      redraw(`${current}${count} …`);
    },
    end(summary) {
      finish();
      output.write(`${summary} (${seconds(start)})\n`);
    },
  };
}
