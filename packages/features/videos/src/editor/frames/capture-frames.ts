/** An image from a video, and its time in seconds. */
export interface Frame {
  readonly at: number
  readonly image: File
}

/** Most pixels in a row of a frame. */
const maxWidth = 1280
/** Milliseconds that a browser may take for one frame. */
const patience = 8_000

/** Evenly spread frames of a video of this site. Rejects if the browser cannot play it. */
export async function captureFrames(src: string, count: number): Promise<Frame[]> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  const loaded = eventOf(video, 'loadeddata')
  video.src = src
  await loaded
  const frames: Frame[] = []
  try {
    for (const at of momentsOf(video.duration, count)) {
      const sought = eventOf(video, 'seeked')
      video.currentTime = at
      await sought
      frames.push({ at, image: await pictureOf(video, at) })
    }
  } finally {
    video.removeAttribute('src')
    video.load()
  }
  return frames
}

/** The middles of equal parts of a video. */
export const momentsOf = (seconds: number, count: number): number[] =>
  Number.isFinite(seconds) && seconds > 0
    ? Array.from({ length: count }, (_, n) => ((n + 0.5) * seconds) / count)
    : [0]

function eventOf(video: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The video did not load in time')), patience)
    video.addEventListener(
      name,
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
    video.addEventListener('error', () => reject(new Error('The video cannot be played')), {
      once: true,
    })
  })
}

async function pictureOf(video: HTMLVideoElement, at: number): Promise<File> {
  const scale = Math.min(1, maxWidth / Math.max(1, video.videoWidth))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(video.videoWidth * scale))
  canvas.height = Math.max(1, Math.round(video.videoHeight * scale))
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.7)
  })
  if (blob === null) throw new Error('The frame could not be drawn')
  return new File([blob], `frame-${Math.round(at)}.jpg`, { type: 'image/jpeg' })
}
