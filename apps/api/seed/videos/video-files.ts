import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { VideoCaptions, VideoSource } from '../../src/db/schema/index.ts'
import { projectPaths } from '../../src/project-paths.ts'
import type { DemoVideo } from './demo-video.ts'
import { captionsOf } from './timeline.ts'

/**
 * Videos with a few cards each, rendered once from these lines; the version increases when they are
 * rendered again.
 */
const folder = '/media/videos/v1'

/** H.264, which most browsers play, then VP9 for browsers without it. */
const formats = [
  { extension: 'mp4', type: 'video/mp4' },
  { extension: 'webm', type: 'video/webm' },
] as const

const languageNames = { en: 'English', hi: 'हिन्दी' } as const

export const sourcesOf = ({ url }: Pick<DemoVideo, 'url'>): VideoSource[] =>
  formats.map(({ extension, type }) => ({ path: `${folder}/${url}.${extension}`, type }))

export const captionFilesOf = ({
  url,
  language,
}: Pick<DemoVideo, 'url' | 'language'>): VideoCaptions[] => [
  { path: `${folder}/${url}.vtt`, language, label: languageNames[language] },
]

/** Copies the videos and their captions into `<dataDir>/media`. */
export async function copyVideos(videos: readonly DemoVideo[], dataDir: string): Promise<void> {
  const target = join(dataDir, folder)
  await mkdir(target, { recursive: true })
  const made = await readdir(projectPaths.seedVideos)
  await Promise.all([
    ...made.map((name) => copyFile(join(projectPaths.seedVideos, name), join(target, name))),
    ...videos.map(({ url, lines }) => writeFile(join(target, `${url}.vtt`), captionsOf(lines))),
  ])
}
