CREATE TABLE "demo_filling" (
	"filled_at" timestamp with time zone PRIMARY KEY DEFAULT now() NOT NULL
);
