import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, originOf, readConfig, settings } from './config.ts'

const root = resolve(import.meta.dirname, '../../..')

const seller = {
  SELLER_NAME: 'EdBazaar',
  SELLER_ADDRESS: 'Bengaluru',
  SELLER_STATE: '29',
  SELLER_UPI_ID: 'edbazaar@bank',
}

const razorpay = {
  RAZORPAY_KEY_ID: 'rzp_live_abcd1234',
  RAZORPAY_KEY_SECRET: 'sesame',
  RAZORPAY_WEBHOOK_SECRET: 'sesame',
}

describe('configuration', () => {
  it('starts with nothing set', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      basePath: '',
      publicUrl: 'http://127.0.0.1:3000',
      dataDir: resolve(root, 'var'),
      databaseUrl: undefined,
      demoData: true,
      trustProxy: false,
    })
  })

  it('leaves a given database without seed data, unless asked', () => {
    const url = 'postgres://localhost/edbazaar'
    expect(readConfig({ DATABASE_URL: url }).demoData).toBe(false)
    expect(readConfig({ DATABASE_URL: url, DEMO_DATA: 'true' }).demoData).toBe(true)
    expect(readConfig({ DEMO_DATA: 'false' }).demoData).toBe(false)
  })

  it('is frozen', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true)
  })

  it('treats a blank variable as unset', () => {
    expect(readConfig({ PORT: ' ', DATABASE_URL: '' }).port).toBe(3000)
  })

  it('resolves a relative DATA_DIR from the repository, not the working directory', () => {
    expect(readConfig({ DATA_DIR: 'elsewhere' }).dataDir).toBe(resolve(root, 'elsewhere'))
    expect(readConfig({ DATA_DIR: '/srv/edbazaar' }).dataDir).toBe('/srv/edbazaar')
  })

  it('reads trusted proxies as a boolean, a number of proxies or addresses', () => {
    expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true)
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1'])
  })

  it.each([
    ['PORT', '70000', 'from 0 to 65535'],
    ['PORT', '80 80', 'whole number'],
    ['BASE_PATH', 'edbazaar/', 'such as /edbazaar'],
    ['BASE_PATH', '/a"><b', 'such as /edbazaar'],
    ['PUBLIC_URL', 'https://edbazaar.in/path', 'without a path'],
    ['PUBLIC_URL', 'javascript:alert(1)', 'origin'],
    ['DATABASE_POOL_SIZE', '0', 'from 2 to 1000'],
    ['DEMO_DATA', 'perhaps', 'true or false'],
    ['LOG_LEVEL', 'loud', 'one of trace'],
    ['TRUST_PROXY', 'everybody', 'number of proxies'],
    ['JOBS_SITE_URL', 'javascript:alert(1)', 'begins with https://'],
    ['GOOGLE_CLIENT_ID', 'javascript:alert(1)', 'such as 1234-abcd'],
    ['GOOGLE_KEYS_URL', 'keys.json', 'begins with https://'],
    ['CONSULTATION_URL', 'https://user:secret@example.in', 'without user or password'],
    ['DONATE_BOOKS_URL', 'example.in/books', 'begins with https://'],
    ['ANALYTICS_PROPERTY_ID', "G-1234'; script-src *", 'such as G-AB12CD34EF'],
    ['GOOGLE_PLACES_KEY', 'short', '20 to 80 letters'],
    ['MAP_TILES_URL', 'https://tiles.example.in/map.png', 'with {z}, {x} and {y}'],
    ['MAP_TILES_URL', 'https://tiles.example.in; script-src */{z}/{x}/{y}', 'with {z}'],
    ['MAP_TILES_URL', 'https://{q}.example.in/{z}/{x}/{y}.png', 'with {z}, {x} and {y}'],
  ])('refuses %s=%s and says what to enter', (name, value, remedy) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(`${name} can't be ${JSON.stringify(value)}`)
    expect(read).toThrow(remedy)
  })

  it('exposes only the settings that are set to pages', () => {
    expect(readConfig({}).site).toEqual({})
    const { site } = readConfig({
      JOBS_SITE_URL: 'https://jobs.example.in',
      ANALYTICS_PROPERTY_ID: 'G-AB12CD34EF',
      GOOGLE_CLIENT_ID: '12345-abcde.apps.googleusercontent.com',
      MAP_TILES_URL: 'https://{s}.tiles.example.in/{z}/{x}/{y}{r}.png?key=7',
      MAP_TILES_ATTRIBUTION: '© OpenStreetMap contributors',
    })
    expect(site).toEqual({
      jobsUrl: 'https://jobs.example.in/',
      analyticsId: 'G-AB12CD34EF',
      googleClientId: '12345-abcde.apps.googleusercontent.com',
      mapTiles: {
        url: 'https://{s}.tiles.example.in/{z}/{x}/{y}{r}.png?key=7',
        attribution: '© OpenStreetMap contributors',
      },
    })
  })

  it('refuses map tiles without attribution', () => {
    const read = () => readConfig({ MAP_TILES_URL: 'https://t.example.in/{z}/{x}/{y}.png' })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow('MAP_TILES_ATTRIBUTION is missing')
  })

  it('never repeats a database password in an error', () => {
    const read = () => readConfig({ DATABASE_URL: 'mysql://root:sesame@db/edbazaar' })
    expect(read).toThrow('DATABASE_URL')
    expect(read).not.toThrow('sesame')
  })

  it('reads the bucket with its region and access key', () => {
    expect(readConfig({}).bucket).toBeUndefined()
    const keys = { S3_ACCESS_KEY_ID: 'AK', S3_SECRET_ACCESS_KEY: 'sesame' }
    expect(readConfig({ S3_BUCKET: 'edbazaar-media', ...keys }).bucket).toEqual({
      bucket: 'edbazaar-media',
      region: 'ap-south-1',
      endpoint: undefined,
      key: { id: 'AK', secret: 'sesame' },
    })
    expect(() => readConfig(keys)).toThrow('S3_BUCKET is missing')
    expect(() => readConfig({ S3_BUCKET: 'My Bucket' })).toThrow('such as edbazaar-media')
    expect(() => readConfig({ S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'AK' })).toThrow('set both')
  })

  it.each([
    ['0.0.0.0', 'http://localhost:80'],
    ['::', 'http://localhost:80'],
    ['::1', 'http://[::1]:80'],
    ['10.1.2.3', 'http://10.1.2.3:80'],
  ])('derives the origin from host %s', (host, origin) => {
    expect(originOf(host, 80)).toBe(origin)
  })

  it.each([
    [{ SELLER_NAME: 'EdBazaar' }, 'SELLER_NAME, SELLER_ADDRESS and SELLER_STATE together'],
    [{ ...seller, SELLER_UPI_ID: '' }, 'SELLER_UPI_ID or SELLER_BANK_ACCOUNT'],
    [{ ...seller, SELLER_BANK_ACCOUNT: '123456' }, 'SELLER_BANK_NAME together'],
    [{ ...seller, SELLER_STATE: '25' }, 'GST code of a state'],
    [{ ...seller, SELLER_GSTIN: '27AAPFU0939F1ZX' }, '15 characters of a GSTIN'],
    [
      { ...seller, SELLER_GSTIN: '27AAPFU0939F1ZV' },
      'belongs to a different state from SELLER_STATE',
    ],
  ])('says what is missing of a seller: %j', (env, remedy) => {
    expect(() => readConfig(env)).toThrow(remedy)
  })

  it.each([
    [{ ...seller, RAZORPAY_KEY_ID: 'rzp_live_abcd1234' }, 'RAZORPAY_WEBHOOK_SECRET together'],
    [{ ...seller, ...razorpay, RAZORPAY_KEY_SECRET: '' }, 'RAZORPAY_WEBHOOK_SECRET together'],
    [{ ...seller, ...razorpay, RAZORPAY_WEBHOOK_SECRET: 'new,' }, 'SECRET together'],
    [{ ...seller, ...razorpay, RAZORPAY_KEY_ID: 'key' }, 'begins with rzp_live_ or rzp_test_'],
    [{ ...seller, ...razorpay, RAZORPAY_API: 'razorpay' }, 'begins with https://'],
    [{ ...razorpay }, 'demo data takes keys that begin with rzp_test_'],
    [{ ...razorpay, DEMO_DATA: 'false' }, 'needs SELLER_NAME'],
  ])('says what is wrong with payments online: %j', (env, remedy) => {
    expect(() => readConfig(env)).toThrow(remedy)
    expect(() => readConfig(env)).not.toThrow(/sesame/)
  })

  it('takes payments online with a key, and with two secrets while one is replaced', () => {
    expect(readConfig(seller).razorpay).toBeNull()
    expect(
      readConfig({ ...razorpay, RAZORPAY_KEY_ID: 'rzp_test_abcd1234' }).razorpay,
    ).not.toBeNull()
    const two = { ...seller, ...razorpay, RAZORPAY_WEBHOOK_SECRET: 'new, former' }
    expect(readConfig(two).razorpay).toEqual({
      keyId: 'rzp_live_abcd1234',
      keySecret: 'sesame',
      webhookSecrets: ['new', 'former'],
      api: 'https://api.razorpay.com',
    })
  })

  it('sells plans for the given seller, or an invented one with demo data', () => {
    expect(readConfig(seller).seller).toMatchObject({ name: 'EdBazaar', isDemo: false })
    expect(readConfig({}).seller).toMatchObject({ isDemo: true })
    expect(readConfig({ DEMO_DATA: 'false' }).seller).toBeNull()
  })

  it('documents every variable in the README with its default and meaning', () => {
    const readme = readFileSync(resolve(root, 'README.md'), 'utf8')
    const rows = readme.split('\n').filter((line) => line.startsWith('|'))
    for (const { name, default: fallback, meaning } of Object.values(settings)) {
      const row = rows.find((line) => line.startsWith(`| \`${name}\``))
      expect(row, `${name} in the table of README.md`).toBeDefined()
      if (fallback !== '') expect(row).toContain(`\`${fallback}\``)
      expect(row?.replaceAll('`', '')).toContain(meaning)
    }
  })
})
