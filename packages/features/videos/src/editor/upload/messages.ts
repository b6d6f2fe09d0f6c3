import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the upload of a video file. */
export const messages = defineMessages('videos/editor/upload', import.meta.glob('./locales/*.po'), {
  title: msg`Video`,
  hint: msg`MP4 or WebM, up to 50 MB. You can leave the page and continue later.`,
  choose: msg`Choose a video`,
  replace: msg`Replace the video`,
  player: msg`Your video`,
  download: msg`Download the video`,
  sending: (name: string, percent: number) => msg`${name}: ${percent}% uploaded`,
  offline: msg`The connection is lost. The upload continues as soon as you are online.`,
  checking: (name: string) => msg`Checking ${name}`,
  paused: (name: string, percent: number) => msg`${name}: paused at ${percent}%`,
  interruptedTitle: (percent: number) => msg`Your upload stopped at ${percent}%`,
  interruptedText: (name: string) => msg`Choose ${name} again to continue where it stopped.`,
  chooseAgain: msg`Choose the file again`,
  pause: msg`Pause`,
  resume: msg`Continue`,
  cancel: msg`Cancel`,
  failedTitle: msg`The video was not uploaded`,
  failed: msg`EdBazaar could not be reached. Check your connection and try again.`,
  tooLarge: msg`Video size should not be more than 50MB.`,
  empty: msg`This file is empty. Choose another one.`,
})
