import { maxHeaderSize } from 'node:http'
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './db/connect.ts'
import { createModules } from './modules/create-modules.ts'
import { mailTransport } from './modules/platform/mail/mail-transport.ts'
import { createMediaStorage } from './modules/platform/media/media-storage.ts'
import { readWidgetReleases } from './modules/search/partners/widget-releases.ts'
import { accessPlugin } from './plugins/contract/access.ts'
import { contractPlugin } from './plugins/contract/contract.ts'
import { docsPlugin } from './plugins/contract/docs.ts'
import { databasePlugin } from './plugins/database.ts'
import { deliveryPlugin } from './plugins/delivery.ts'
import { errorsPlugin, sendClientError, sendError } from './plugins/errors/errors.ts'
import { serverErrorsPlugin } from './plugins/errors/server-errors.ts'
import { inboundMailPlugin } from './plugins/inbound-mail.ts'
import { mailPlugin } from './plugins/mail.ts'
import { mediaPlugin } from './plugins/media.ts'
import { feedsPlugin } from './plugins/pages/feeds.ts'
import { readyPagesPlugin } from './plugins/pages/ready-pages.ts'
import { sitemapPlugin } from './plugins/pages/sitemap.ts'
import { widgetPlugin } from './plugins/pages/widget.ts'
import { partnersPlugin } from './plugins/partners.ts'
import { paymentEventsPlugin } from './plugins/payment-events.ts'
import { publicChangesPlugin } from './plugins/public-changes.ts'
import { connectionLimitPlugin } from './plugins/requests/connection-limit.ts'
import { crossOriginPlugin } from './plugins/requests/cross-origin.ts'
import { redactedError } from './plugins/requests/log-redaction.ts'
import { requestDeadlinesPlugin, serverDeadlines } from './plugins/requests/request-deadlines.ts'
import { requestLimitPlugin } from './plugins/requests/request-limit.ts'
import { OneLineLog, requestIdOf, requestIdPlugin } from './plugins/requests/request-log.ts'
import { requestUrlPlugin } from './plugins/requests/request-url.ts'
import { securityHeadersPlugin } from './plugins/requests/security-headers.ts'
import { searchWarmUpPlugin } from './plugins/search-warm-up.ts'
import { seedCoversPlugin } from './plugins/seed-covers.ts'
import { taskQueuePlugin } from './plugins/task-queue.ts'
import { uploadsPlugin } from './plugins/uploads.ts'

export interface AppDependencies {
  readonly database: Database
  /** Serves the pages. */
  readonly site?: FastifyPluginAsync
}

/** Builds the server, ready to listen. The code that opened the database closes it. */
export async function buildApp(
  config: Config,
  { database, site }: AppDependencies,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: config.logLevel,
      stream: process.stderr,
      serializers: { err: redactedError },
    },
    logController: new OneLineLog(),
    // A busy machine may take longer than the usual ten seconds to read the contract.
    pluginTimeout: 120_000,
    genReqId: requestIdOf,
    requestIdHeader: false,
    trustProxy: proxiesOf(config.trustProxy),
    // Node refuses longer URLs; below that limit the contract names the parameter that is too long.
    routerOptions: { maxParamLength: maxHeaderSize },
    frameworkErrors: sendError,
    clientErrorHandler: sendClientError,
    ...serverDeadlines(config),
  })
  const { basePath, dataDir, publicUrl } = config
  const prefix = `${basePath}/api`
  await app.register(errorsPlugin)
  await app.register(readyPagesPlugin)
  await app.register(requestIdPlugin)
  await app.register(requestDeadlinesPlugin, config)
  await app.register(connectionLimitPlugin, { perAddress: connectionLimitOf(config) })
  await app.register(requestUrlPlugin)
  await app.register(securityHeadersPlugin, config)
  await app.register(deliveryPlugin)
  await app.register(requestLimitPlugin, { perMinute: config.searchRateLimit })
  await app.register(databasePlugin, { database })
  await app.register(publicChangesPlugin, { pool: database.pool })
  const storage = await createMediaStorage(config)
  await app.register(seedCoversPlugin, config)
  await app.register(mediaPlugin, { basePath, dataDir, storage })
  await app.register(docsPlugin, { prefix })
  const widgetReleases = await readWidgetReleases(config.widgetDir)
  const modules = createModules({
    config,
    database,
    storage,
    changes: app.publicChanges,
    widgetReleases,
  })
  const { platform, accounts, search, operations, tasks, handlers } = modules
  const { countError } = operations
  await app.register(serverErrorsPlugin, { countError })
  await app.register(accessPlugin, {
    sessions: accounts.sessions,
    isRequiredForAdmins: config.requireAdmin2fa,
  })
  await app.register(uploadsPlugin, { uploads: platform.uploads })
  await app.register(sitemapPlugin, { basePath, publicUrl, sitemap: modules.sitemap })
  await app.register(feedsPlugin, { basePath, feeds: modules.feeds })
  await app.register(widgetPlugin, { basePath, releases: widgetReleases })
  await app.register(crossOriginPlugin, { prefix })
  await app.register(partnersPlugin, { partners: search.partners })
  await app.register(searchWarmUpPlugin, search)
  await app.register(contractPlugin, { prefix, handlers })
  await app.register(paymentEventsPlugin, { prefix, work: modules.onlineWork })
  await app.register(mailPlugin, {
    outbox: platform.outbox,
    repository: platform.outboxRepository,
    transport: mailTransport(config),
    check: modules.checkEmail,
    refused: modules.refused,
  })
  await app.register(inboundMailPlugin, {
    settings: config.inboundMail,
    handler: modules.inbound,
  })
  await app.register(taskQueuePlugin, { pool: database.pool, tasks, countError })
  app.addHook('onReady', modules.syncPlans)
  // Requests that wait for changes are answered before the server closes.
  app.addHook('preClose', modules.stop)
  app.decorate('onCachedPage', search.countCachedPage)
  if (site) await app.register(site)
  return app
}

/** Behind a proxy, all connections come from the proxy. */
const connectionLimitOf = ({ trustProxy, connectionLimit }: Config) =>
  trustProxy === false ? connectionLimit : 0

/** Fastify expects a function for a number of proxies. */
function proxiesOf(trusted: Config['trustProxy']) {
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted
}
