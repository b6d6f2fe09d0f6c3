-- Hashes of tokens are bytes in every table; this one stored them as hexadecimal text.
ALTER TABLE "newsletter_token" ALTER COLUMN "hash" SET DATA TYPE bytea USING decode("hash", 'hex');
