import { useEffect, useState } from 'react'

interface WrittenCaptions {
  readonly language: string
  /** A WebVTT file. */
  readonly text: string
}

/** Addresses for captions that are not public, as a player needs them. */
export function useCaptionUrls(captions: readonly WrittenCaptions[]) {
  const [urls, setUrls] = useState<{ url: string; language: string; label: string }[]>([])
  useEffect(() => {
    const made = captions.map(({ language, text }) => ({
      url: URL.createObjectURL(new Blob([text], { type: 'text/vtt' })),
      language,
      label: language,
    }))
    setUrls(made)
    return () => {
      for (const { url } of made) URL.revokeObjectURL(url)
    }
  }, [captions])
  return urls
}
