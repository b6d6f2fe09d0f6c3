import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/**
 * The reasons why files are rejected, in the words of the specification. The hint of each field names the
 * allowed types. The last messages are those of the cropper.
 */
export const messages = defineMessages('media', import.meta.glob('./locales/*.po'), {
  notAnImage: msg`Only images (JPEG, PNG, GIF) are allowed.`,
  unsupported: msg`Unsupported image type. Only JPEG, PNG, and GIF are allowed.`,
  fileTooLarge: (megabytes: number) => msg`File size should not be more than ${megabytes}MB.`,
  imageTooLarge: (megabytes: number) => msg`Image size should not be more than ${megabytes}MB.`,
  videoTooLarge: (megabytes: number) => msg`Video size should not be more than ${megabytes}MB.`,
  onlyImages: msg`Only images are allowed.`,
  unknownMedia: msg`File Should Not Be More Than 50 MB.`,
  fitWhole: msg`Fit whole image`,
  ground: msg`Background`,
  grounds: {
    white: msg`White`,
    ivory: msg`Ivory`,
    ink: msg`Dark`,
    edge: msg`Colour of the edges`,
  },
  cropper: {
    label: msg({ message: 'Part of the image to keep', comment: 'Names the frame in the image' }),
    hint: msg`Drag the image, or move it with the arrow keys.`,
    zoomLabel: msg`Zoom`,
    cancelLabel: msg`Cancel`,
    proceedLabel: msg`Proceed`,
    missingLabel: msg`No image loaded or cropper not initialized`,
  },
  notSaved: msg`The image could not be saved. Try again.`,
  cropperFailed: msg`The image could not be opened. Check your connection and try again.`,
})
