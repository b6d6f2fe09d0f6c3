import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the image that a video shows before it plays. */
export const messages = defineMessages('videos/editor/frames', import.meta.glob('./locales/*.po'), {
  title: msg`Thumbnail`,
  drawn: msg`Generated from the title. Choose a frame of the video, or upload an image.`,
  chosen: msg`Shown in lists and before the video plays.`,
  chooseFrame: msg`Choose from the video`,
  upload: msg`Upload an image`,
  crop: msg`Crop the thumbnail`,
  remove: msg`Remove the thumbnail`,
  frames: msg`Frames of the video`,
  frameAt: (clock: string) => msg`Use the frame at ${clock}`,
  uploadFailed: msg`The image could not be uploaded. Try again.`,
  framesFailed: msg`This browser cannot show frames of the video. Upload an image instead.`,
})
