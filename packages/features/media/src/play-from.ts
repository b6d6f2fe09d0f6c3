/** Plays a video from a time in seconds, and scrolls to it. */
export function playFrom(
  video: HTMLVideoElement | null,
  seconds: number,
  block: ScrollLogicalPosition,
): void {
  if (video === null) return
  video.currentTime = seconds
  // Rejected if the video cannot be played. The browser's controls show that.
  video.play().catch(() => {})
  video.scrollIntoView({ block })
}
