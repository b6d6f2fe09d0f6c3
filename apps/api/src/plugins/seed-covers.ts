import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { createCoverDrawing } from '../../seed/cover-drawing.ts'
import { coverFolder } from '../../seed/cover-files.ts'

export interface SeedCoversOptions {
  readonly basePath: string
  /** The folder that contains the folder `media`. */
  readonly dataDir: string
}

/**
 * Draws the covers that the seed has left to be drawn, while the first requests run. A request for one
 * of them waits until it is drawn.
 */
export const seedCoversPlugin = fp<SeedCoversOptions>(
  async (app, { basePath, dataDir }) => {
    const covers = await createCoverDrawing(dataDir)
    if (!covers) return
    const prefix = basePath + coverFolder('')
    app.addHook('onRequest', async ({ url }: FastifyRequest) => {
      if (url.startsWith(prefix))
        await covers.untilDrawn(url.slice(prefix.length).split('/', 1)[0] ?? '')
    })
    app.addHook('onListen', async () => {
      covers.drawAll().catch((error: unknown) => app.log.error(error))
    })
    app.addHook('preClose', async () => covers.stop())
  },
  { name: 'seed-covers' },
)
