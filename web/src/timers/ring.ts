let sound: AudioContext | undefined

/**
 * Lets sound be made later. A browser plays none before the person has touched the page, so it is called from a press: starting a timer, or the first
 * one after a reload.
 */
export function allowSound(): void {
  if (!('AudioContext' in globalThis)) return
  sound ??= new AudioContext()
  void sound.resume().catch(() => {})
}

const everyMs = 1500
const longestMs = 3 * 60_000

/** Rings, and shakes a phone that can be shaken, until it is told to stop; three minutes at the most. Answers how it is stopped. */
export function ring(): () => void {
  ringOnce()
  const ringing = setInterval(ringOnce, everyMs)
  const end = setTimeout(() => clearInterval(ringing), longestMs)
  return () => {
    clearInterval(ringing)
    clearTimeout(end)
  }
}

function ringOnce(): void {
  if (sound?.state === 'running') beep(sound)
  if ('vibrate' in navigator) navigator.vibrate([300, 150, 300])
}

/** Three short notes, each swelling and fading so that the loudspeaker does not crack. */
function beep(context: AudioContext): void {
  for (const [index, pitch] of [880, 1175, 880].entries()) {
    const begins = context.currentTime + index * 0.22
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch })
    const loudness = new GainNode(context, { gain: 0 })
    loudness.gain.setValueAtTime(0, begins)
    loudness.gain.linearRampToValueAtTime(0.6, begins + 0.03)
    loudness.gain.linearRampToValueAtTime(0, begins + 0.2)
    tone.connect(loudness).connect(context.destination)
    tone.start(begins)
    tone.stop(begins + 0.2)
  }
}
