/** Milliseconds to wait for the browser to report the duration. */
const patience = 5_000
/** Beyond the end of every video: browsers then find the end of recordings without a length. */
const farAway = 1e7

/** The length of a video in seconds; null if the browser cannot play it or does not know. */
export function videoDuration(file: File): Promise<number | null> {
  const url = URL.createObjectURL(file)
  const video = document.createElement('video')
  return new Promise<number | null>((resolve) => {
    const end = (seconds: number | null) => {
      clearTimeout(timer)
      URL.revokeObjectURL(url)
      video.removeAttribute('src')
      resolve(seconds !== null && Number.isFinite(seconds) && seconds > 0 ? seconds : null)
    }
    const timer = setTimeout(() => end(null), patience)
    video.preload = 'metadata'
    video.onerror = () => end(null)
    video.onloadedmetadata = () => {
      if (Number.isFinite(video.duration)) return end(video.duration)
      video.ondurationchange = () => {
        if (Number.isFinite(video.duration)) end(video.duration)
      }
      video.currentTime = farAway
    }
    video.src = url
  })
}
