//! Mission attempts: who may, who takes part, what is required, what a failure leaves.

mod attempting;
mod failing;
mod forecast;
mod leaving;
mod participants;
mod requirements;
mod ways;
