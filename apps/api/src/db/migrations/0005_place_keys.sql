ALTER TABLE "place" ADD COLUMN "band" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "place" ADD COLUMN "keys" integer[] DEFAULT '{}'::integer[] NOT NULL;--> statement-breakpoint
CREATE INDEX "place_keys_0" ON "place" USING gin ("keys") WITH (fastupdate=false) WHERE band = 0;--> statement-breakpoint
CREATE INDEX "place_keys_1" ON "place" USING gin ("keys") WITH (fastupdate=false) WHERE band = 1;--> statement-breakpoint
CREATE INDEX "place_keys_2" ON "place" USING gin ("keys") WITH (fastupdate=false) WHERE band = 2;