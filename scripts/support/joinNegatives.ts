/** Turns `--longitude -75.7` into `--longitude=-75.7`, because parseArgs takes a negative number for an option. */
export function joinNegatives(args: readonly string[]): string[] {
  return args.flatMap((arg, index) => {
    if (/^-\d/.test(arg) && args[index - 1]?.startsWith('--')) return [];
    const next = args[index + 1];
    return arg.startsWith('--') && next !== undefined && /^-\d/.test(next) ? [`${arg}=${next}`] : [arg];
  });
}
