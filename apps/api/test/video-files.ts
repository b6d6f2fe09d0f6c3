/** A box of an MP4. */
export function box(type: string, ...parts: readonly (Uint8Array | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** A handler box: version and flags, four zero bytes, the kind of track, and a name. */
const handler = (kind: string) => box('hdlr', Buffer.alloc(8), kind, Buffer.alloc(12), 'x\0')
export const track = (kind: string, ...more: readonly Buffer[]) =>
  box('trak', box('tkhd', Buffer.alloc(84)), box('mdia', handler(kind), box('minf')), ...more)
const movieHeader = box('mvhd', Buffer.alloc(100))

interface Mp4Parts {
  readonly tracks?: readonly Buffer[]
  /** Boxes beside the tracks. */
  readonly within?: readonly Buffer[]
  /** Bytes after all other boxes. */
  readonly behind?: readonly Uint8Array[]
}

/** An MP4 with boxes but no real content. */
export function mp4({ tracks = [track('vide')], within = [], behind = [] }: Mp4Parts = {}): Buffer {
  return Buffer.concat([
    box('ftyp', 'isom', Buffer.alloc(4), 'isommp41'),
    box('moov', movieHeader, ...tracks, ...within),
    box('mdat', Buffer.alloc(300_000, 7)),
    ...behind,
  ])
}

/** A WebM element. A null body gives an element of unknown size, as recorders write it. */
export function element(id: string, body: Uint8Array | null, size = body?.length): Buffer {
  const length = Buffer.alloc(8, 255)
  length.writeBigUInt64BE(2n ** 56n + BigInt(size ?? 0))
  const open = Buffer.from('01ffffffffffffff', 'hex')
  return Buffer.concat([
    Buffer.from(id, 'hex'),
    body === null || size === undefined ? open : length,
    body ?? Buffer.alloc(0),
  ])
}

const text = (value: string) => Buffer.from(value)
export const webmHeader = (type: string) => element('1a45dfa3', element('4282', text(type)))
export const webmTracks = (kind: number) =>
  element('1654ae6b', element('ae', element('83', Buffer.from([kind]))))
const block = element('a3', Buffer.alloc(2_000, 9))
export const cluster = element('1f43b675', Buffer.concat([element('e7', Buffer.from([0])), block]))
/** A cluster of unknown size, as a browser's recorder writes it. */
export const openCluster = Buffer.concat([
  element('1f43b675', null),
  element('e7', Buffer.from([0])),
  block,
])

interface WebmParts {
  readonly type?: string
  readonly parts?: readonly Buffer[]
  readonly isOpen?: boolean
  readonly behind?: Uint8Array
}

/** A WebM with elements but no real content. */
export function webm({
  type = 'webm',
  parts = [webmTracks(1), cluster, cluster],
  isOpen = false,
  behind = Buffer.alloc(0),
}: WebmParts = {}): Buffer {
  const body = Buffer.concat([...parts])
  const segment = isOpen
    ? Buffer.concat([element('18538067', null), body])
    : element('18538067', body)
  return Buffer.concat([webmHeader(type), segment, behind])
}

const packHeader = Buffer.from('000001ba440004000401000003f8', 'hex')

/** A packet of a program stream. Stream e0 is video, c0 audio. */
export function packet(stream: number, body = Buffer.alloc(1_000, 3)): Buffer {
  const head = Buffer.from([0, 0, 1, stream, 0, 0])
  head.writeUInt16BE(body.length, 4)
  return Buffer.concat([head, body])
}

/** An MPEG-2 program stream. */
export const mpegProgramme = (packets = [packet(0xe0), packet(0xc0)], behind = '000001b9') =>
  Buffer.concat([...packets.flatMap((each) => [packHeader, each]), Buffer.from(behind, 'hex')])

/** A bare MPEG video stream: 352 pixels wide, one group, one image, one slice. */
export const mpegImages = (more = '') =>
  Buffer.concat([
    Buffer.from('000001b31601201304e2900f000001b8000800400000010000086fffff80', 'hex'),
    Buffer.from('00000101', 'hex'),
    Buffer.alloc(5_000, 5),
    Buffer.from(more, 'hex'),
  ])
