let sound: AudioContext | undefined;

export const isSounding = (): boolean => sound?.state === 'running';

/** Browsers let a page sound once somebody has pressed something on it, or on the page before. */
export function prepareSound(onRunning: () => void): void {
  sound ??= new AudioContext();
  void sound.resume().then(onRunning);
}

/** Two short tones, made here: no file is loaded. */
export function ring(): void {
  if (sound?.state !== 'running') return;
  for (const [index, frequency] of [660, 880].entries()) {
    const [tone, loudness] = [sound.createOscillator(), sound.createGain()];
    const start = sound.currentTime + index * 0.18;
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0.0001, start);
    loudness.gain.exponentialRampToValueAtTime(0.3, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.16);
    tone.connect(loudness).connect(sound.destination);
    tone.start(start);
    tone.stop(start + 0.17);
  }
}
