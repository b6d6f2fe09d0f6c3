const sounds: Record<string, string> = { e: 'i', y: 'i', o: 'u', w: 'v', f: 'p', z: 'j', q: 'k' }

/**
 * The sound of a romanised word: vidyalaya, vidhyalay and vidyalya have the same fold. After the
 * first letter, h and a are dropped; letters that are often confused become one, and double letters
 * collapse. The fold of a prefix is a prefix of the fold.
 */
export function fold(word: string): string {
  let folded = ''
  let last = ''
  for (let i = 0; i < word.length; i++) {
    const letter = word.charAt(i)
    if (letter >= '0' && letter <= '9') {
      folded += letter
      last = ''
      continue
    }
    if (i > 0 && (letter === 'h' || letter === 'a')) continue
    const sound = sounds[letter] ?? letter
    if (sound === 'x') {
      if (last !== 'k') folded += 'k'
      folded += 's'
      last = 's'
      continue
    }
    if (sound !== last) folded += sound
    last = sound
  }
  return folded
}
