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

/** Milliseconds of a stage before which its speed says little. */
const warmUp = 3000;

/** How long the rest of a stage will take if it goes on as it went; empty where that is not known, or not worth saying. */
function timeLeft(elapsed: number, share: number): string {
  const left = Math.round((elapsed / share - elapsed) / 1000);
  if (elapsed < warmUp || left < 2) return '';
  return left < 100 ? ` about ${left} s left` : ` about ${Math.round(left / 60)} min left`;
}

export function makeProgress(output: Output = process.stdout, now: () => number = () => performance.now()): Progress {
  const start = now();
  let current = '';
  let since = start;
  let count = '';
  let drawn = 0;
  const seconds = (from: number) => `${((now() - from) / 1000).toFixed(1)} s`;
  const finish = () => {
    if (current)
      output.write(`${output.isTTY ? '\r\x1b[2K' : ''}${current}${count ? ` ${count}` : ''} (${seconds(since)})\n`);
    current = '';
    count = '';
  };
  return {
    stage(name) {
      finish();
      current = name;
      since = now();
      if (output.isTTY) output.write(`${name} …`);
    },
    step(done, total) {
      count = `${done} of ${total}`;
      // Ten updates a second are as many as can be read.
      if (output.isTTY && (done === total || now() - drawn > 100)) {
        drawn = now();
        output.write(`\r\x1b[2K${current} ${count} …${timeLeft(now() - since, done / total)}`);
      }
    },
    end(summary) {
      finish();
      output.write(`${summary} (${seconds(start)})\n`);
    },
  };
}
