import type { Tone } from './canvas.ts'

/** Peacock, marigold, brick and leaf, each deep and pale; then ink and sand. */
export const tones: readonly [Tone, ...Tone[]] = [
  { ground: '#0E4A50', line: '#7DB8B2', soft: '#1C5C61', accent: '#F2A516', text: '#FBF7EE' },
  { ground: '#DCE9E3', line: '#1B6A70', soft: '#C5DBD4', accent: '#C9780A', text: '#0A454B' },
  { ground: '#F3B43A', line: '#8F4F0A', soft: '#F8CB6E', accent: '#8E3220', text: '#43260A' },
  { ground: '#FAE7BE', line: '#B2700F', soft: '#F5D690', accent: '#A63A24', text: '#58360A' },
  { ground: '#8E3220', line: '#E3A088', soft: '#A2472F', accent: '#F6C453', text: '#FFF3E4' },
  { ground: '#F5DDD0', line: '#A84A31', soft: '#EDC7B4', accent: '#0B5F66', text: '#6A2414' },
  { ground: '#2D5734', line: '#98BE8A', soft: '#3C6A42', accent: '#F5C65B', text: '#FAF6E6' },
  { ground: '#E2EAD3', line: '#4B7A47', soft: '#CDDCB8', accent: '#B2600F', text: '#24502A' },
  { ground: '#2E2A24', line: '#A3957E', soft: '#413B32', accent: '#F2A516', text: '#FBF7EE' },
  { ground: '#EBE1CC', line: '#76694F', soft: '#DCCFB4', accent: '#A63A24', text: '#2E2A24' },
]
